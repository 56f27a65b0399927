// The page mounts and offers its main region.
import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import App from './App.svelte';
import { pretend } from './host/pretend';

test('the page has one main region', () => {
  render(App, { host: pretend('day') });
  expect(screen.getAllByRole('main')).toHaveLength(1);
});
