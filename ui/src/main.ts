// Chooses the host and mounts the page; decides nothing else.
import './shared/fonts';
import './shared/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import type { Host } from './host/host';
import { tauriHost } from './host/tauri';

const page = document.getElementById('app');
if (!page) throw new Error('the page has no #app');
const target = page;

function begin(host: Host) {
  mount(App, { target, props: { host } });
}

// The window begins in one go, so that its first picture is a whole one.
if ('__TAURI_INTERNALS__' in window) begin(tauriHost);
else
  void import('./host/pretend').then(({ PretendedHost }) => begin(PretendedHost.fromAddress(new URL(location.href))));

// The letters of Chinese, Japanese and Korean: a long list that is read after the first picture,
// which it would hold up.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  void import('./shared/fonts-han');
}).observe({ type: 'paint', buffered: true });
