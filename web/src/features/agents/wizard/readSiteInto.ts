import { defaultSiteSettings, siteLimits } from '@parley/functions/shared/knowledge/sites'
import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../../lib/call.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { parseWebsite } from './parseWebsite.ts'
import type { WizardDraft } from './wizardDraft.ts'

interface AddedSite {
  /** The website among the agent's knowledge; undefined if it is not there. */
  sourceId: string | undefined
  /** Why it is not there; empty if nothing is wrong. */
  failure: string
}

/**
 * Adds the website to the agent's knowledge if the person wants that, without the pages that they left out;
 * it is read in the background. The agent is complete without it.
 */
export async function readSiteInto(
  { region, agentId }: { region: Region; agentId: string },
  { mustReadSite, website, attemptId, leftOut }: WizardDraft,
): Promise<AddedSite> {
  const url = parseWebsite(website)
  if (!mustReadSite || !url) return { sourceId: undefined, failure: '' }
  const settings = {
    ...defaultSiteSettings,
    exclude: leftOut.flatMap(patternOf).slice(0, siteLimits.patterns),
  }
  try {
    // The attempt of the agent: a repeated one finds the same source.
    const { sourceId } = await call(
      'addSite',
      { region, agentId, address: url, title: '', settings, attemptId },
      region,
    )
    return { sourceId, failure: '' }
  } catch (error) {
    return { sourceId: undefined, failure: sentenceOf(error) }
  }
}

/** Returns the pattern of one page as in robots.txt. */
function patternOf(page: string): string[] {
  const { pathname, search } = new URL(page)
  const pattern = `${pathname}${search}$`
  return pattern.length <= siteLimits.patternCharacters ? [pattern] : []
}
