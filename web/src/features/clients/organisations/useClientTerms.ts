import { call } from '../../../lib/call.ts'
import { readAgain } from '../../../lib/live/readAgain.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'

/** Returns the terms of an organisation that its agency sees, and a function that reads them again. */
export function useClientTerms(orgId: string) {
  const { region } = useWorkspaceRef()
  const key = ['clientTerms', region, orgId]
  const terms = useRead(key, () => call('readClientTerms', { region, orgId }, region))
  return { terms, readTermsAgain: () => readAgain(key) }
}
