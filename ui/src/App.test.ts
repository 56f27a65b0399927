// The page mounts and offers its main region.
import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import App from './App.svelte';

test('the page has one main region', () => {
  render(App);
  expect(screen.getAllByRole('main')).toHaveLength(1);
});
