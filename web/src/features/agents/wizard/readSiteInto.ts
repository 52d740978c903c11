import { defaultSiteSettings } from '@parley/functions/shared/knowledge/sites'
import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../../lib/call.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { parseWebsite } from './parseWebsite.ts'
import type { WizardDraft } from './wizardDraft.ts'

/**
 * Adds the website to the agent's knowledge if the person wants that; it is read in the background. Returns
 * why this failed, or an empty text: the agent is complete without it.
 */
export async function readSiteInto(
  { region, agentId }: { region: Region; agentId: string },
  { mustReadSite, website, attemptId }: WizardDraft,
): Promise<string> {
  const url = parseWebsite(website)
  if (!mustReadSite || !url) return ''
  try {
    // The attempt of the agent: a repeated one finds the same source.
    await call(
      'addSite',
      { region, agentId, address: url, title: '', settings: defaultSiteSettings, attemptId },
      region,
    )
    return ''
  } catch (error) {
    return sentenceOf(error)
  }
}
