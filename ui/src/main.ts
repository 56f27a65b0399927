// Chooses the host and mounts the page; decides nothing else.
import './shared/fonts';
import './shared/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import type { Host } from './host/host';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

async function host(): Promise<Host> {
  if ('__TAURI_INTERNALS__' in window) return (await import('./host/tauri')).tauriHost;
  const { PretendedHost } = await import('./host/pretend');
  return PretendedHost.fromAddress(new URL(location.href));
}

mount(App, { target, props: { host: await host() } });
// Nothing waits for these; the letters appear where a name or a language needs them.
void import('./shared/fonts-han');
