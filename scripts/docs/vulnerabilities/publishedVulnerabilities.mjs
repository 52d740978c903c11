import { contentVulnerabilities } from './contentVulnerabilities.mjs'
import { peopleVulnerabilities } from './peopleVulnerabilities.mjs'

/**
 * Holes that were published for comparable products from 2024 to 2026, by class. `tests` prove that Parley does
 * not have the vulnerability; `reason` says why the class cannot apply, or what else keeps it out.
 */
export const publishedVulnerabilities = [...peopleVulnerabilities, ...contentVulnerabilities]
