// All that Salem 1692 gives to the page.
export { default as Game } from './Game.svelte';
export { default as Rules } from './rules-reference/RulesReference.svelte';
export { default as Story } from './end/Story.svelte';
export { stage } from './screen';
export { default as Settings } from './settings/Settings.svelte';
export { default as Setup } from './setup/Setup.svelte';
