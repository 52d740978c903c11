import { contentHoles } from './contentHoles.mjs'
import { peopleHoles } from './peopleHoles.mjs'

/**
 * Holes that were published for comparable products from 2024 to 2026, by class. `tests` prove that Parley does
 * not have the hole; `reason` says why the class cannot apply, or what else keeps it out.
 */
export const publishedHoles = [...peopleHoles, ...contentHoles]
