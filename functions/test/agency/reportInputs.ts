import type { Region } from '../../src/shared/regions/regions.ts'

/** Returns a valid input for the procedures of reports and of clients who do not pay. */
export function reportInputs(region: Region) {
  const org = { region, orgId: 'orgAAAA' }
  return {
    readValueReport: { ...org, month: '2026-11' },
    listReportConversations: { ...org, month: '2026-11', figure: 'answered' },
    waivePause: org,
  }
}
