// What every game gives to the page: its screens, as components that are loaded when they are needed.
// Knows no game by name.
import type { Component } from 'svelte';
import type { Form, GameId } from '../contract/games';
import type { GameScreen, Settings } from '../contract/house';

/** What a running game of this kind shows. */
export type GameOf<Id extends GameId> = Extract<GameScreen, { game: Id }>;

/** How the page stands around what a game shows now. */
export interface Stage {
  light: 'day' | 'night';
  /** Whether the table sits in the dark, and the night's own brightness counts. */
  dark: boolean;
  /** Whether there may be notices: never where somebody looks in secret. */
  notices: boolean;
  /** Whether a file that is let fall may be asked about: by day, where nobody looks in secret. */
  drops: boolean;
  /** Whether the game is over. */
  over: boolean;
}

export interface GameProps<Id extends GameId> {
  game: GameOf<Id>;
  settings: Settings;
}

/** What a set-up wants to find again after going back to the shelf; it alone knows what that is. */
export interface Kept {
  draft?: unknown;
}

export interface SetupProps {
  /** The table that was played last, of whichever game. */
  lastTable: Form | null;
  /** Who sat at earlier tables, the latest first. */
  knownNames?: readonly string[];
  /** Begins with the last table's names already in. */
  again?: boolean;
  /** And with the choices beside the names unfolded: one of them is to be another. */
  choices?: boolean;
  /** The players of a game that goes on, and that stays on the shelf beside the new one. */
  leaves?: readonly string[];
  /** Kept by whoever shows this, so that going back and forth loses no name. */
  kept: Kept;
  onback: () => void;
}

export interface Room<Id extends GameId> {
  Game: Component<GameProps<Id>>;
  Setup: Component<SetupProps>;
  /** The rules in short. */
  Rules: Component;
  /** A game of the shelf that is over: how it ended, and its story. */
  Story: Component<{ game: GameOf<Id> }>;
  /** The game's own part of the settings page. */
  Settings?: Component<{ settings: Settings }>;
  stage(game: GameOf<Id>): Stage;
}

/** How each game's room is loaded. */
export type Doors = { readonly [Id in GameId]: () => Promise<Room<Id>> };
