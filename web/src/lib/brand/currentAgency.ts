import type { PublicBranding } from '@parley/functions/shared/agencies/agency'
import { isRegion, type Region } from '@parley/functions/shared/regions/regions'

/** The agency whose host this page was served at. */
export interface CurrentAgency {
  agencyId: string
  region: Region
  /** Markdown; shown beside sign-in. */
  brandingText: string
  disablePasswordLogin: boolean
  /** Whether people may request access here. */
  allowSignUp: boolean
  /** The fields that the agency has set; the others are empty. */
  footer: PublicBranding['footer']
}

/**
 * Returns the agency that the page was served for; undefined at a host without one.
 * It only says what to show: the server decides what a person may do.
 */
export function currentAgency(): CurrentAgency | undefined {
  const stated = parse(document.getElementById('brand')?.textContent ?? '')
  const agency = fieldsOf(fieldsOf(stated)['agency'])
  const { agencyId, region, brandingText, disablePasswordLogin, allowSignUp } = agency
  const footer = fieldsOf(agency['footer'])
  if (typeof agencyId !== 'string' || !isRegion(region)) return undefined
  return {
    agencyId,
    region,
    brandingText: textOf(brandingText),
    disablePasswordLogin: disablePasswordLogin === true,
    allowSignUp: allowSignUp === true,
    footer: {
      mainWebsite: textOf(footer['mainWebsite']),
      supportEmail: textOf(footer['supportEmail']),
      tosPage: textOf(footer['tosPage']),
      privacyPolicypPage: textOf(footer['privacyPolicypPage']),
      address: textOf(footer['address']),
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
