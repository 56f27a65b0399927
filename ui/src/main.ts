// Keeps the web view in place, chooses the host and mounts the page; decides nothing else.
import './shared/fonts';
import './shared/haste';
import './shared/last-input';
import './shared/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import type { View } from './contract/house';
import { GAMES } from './games';
import type { Host } from './host/host';
import { tauriHost } from './host/tauri';
import { Rooms } from './house/rooms.svelte';
import { keepInPlace } from './shared/in-place';

keepInPlace();

const page = document.getElementById('app');
if (!page) throw new Error('the page has no #app');
const target = page;
const rooms = new Rooms(GAMES);

async function begin(host: Host, first: View | undefined): Promise<void> {
  // A game that is running is whole in the first picture, too.
  if (first?.screen.screen === 'game') await rooms.open(first.screen.game);
  mount(App, { target, props: { host, rooms } });
}

// The window begins in one go, so that its first picture is a whole one.
if ('__TAURI_INTERNALS__' in window) void begin(tauriHost, window.firstView);
else
  void import('./host/pretend').then(({ PretendedHost }) => {
    const host = PretendedHost.fromAddress(new URL(location.href));
    return begin(host, host.view);
  });

// The letters of Chinese, Japanese and Korean: a long list that is read after the first picture,
// which it would hold up.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  void import('./shared/fonts-han');
}).observe({ type: 'paint', buffered: true });
