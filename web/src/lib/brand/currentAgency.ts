import { isRegion, type Region } from '@parley/functions/shared/regions'

/** Whose address this page was served at. */
export interface CurrentAgency {
  agencyId: string
  region: Region
  /** Markdown; shown beside sign-in. */
  brandingText: string
  disablePasswordLogin: boolean
}

/**
 * The agency that the page was served for, beside its brand; undefined at an address of nobody. It says what
 * to show: what somebody may do is decided by the server.
 */
export function currentAgency(): CurrentAgency | undefined {
  const given = parse(document.getElementById('brand')?.textContent ?? '')
  const agency = fieldsOf(fieldsOf(given)['agency'])
  const { agencyId, region, brandingText, disablePasswordLogin } = agency
  if (typeof agencyId !== 'string' || !isRegion(region)) return undefined
  return {
    agencyId,
    region,
    brandingText: typeof brandingText === 'string' ? brandingText : '',
    disablePasswordLogin: disablePasswordLogin === true,
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
