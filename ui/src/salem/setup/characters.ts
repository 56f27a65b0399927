// The fifteen Town Hall characters (S4), in the order of the alphabet. What they can do is the rules' matter.
import type { Character } from '../../contract/salem';

const ALL: { [One in Character]: true } = {
  'abigail-williams': true,
  'ann-putnam': true,
  'cotton-mather': true,
  'george-burroughs': true,
  'giles-corey': true,
  'john-proctor': true,
  'martha-corey': true,
  'mary-warren': true,
  'rebecca-nurse': true,
  'samuel-parris': true,
  'sarah-good': true,
  'thomas-danforth': true,
  tituba: true,
  'will-griggs': true,
  'william-phips': true,
};

/** Typed so that a character which the contract gains or loses fails the check of types. */
export const CHARACTERS = Object.keys(ALL) as Character[];
