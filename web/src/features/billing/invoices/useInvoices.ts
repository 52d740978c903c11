import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import { call } from '../../../lib/call.ts'
import type { Live } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useRead } from '../../../lib/live/useRead.ts'

export type Invoice = CallableOutput<'listInvoices'>['invoices'][number]

/** Returns the invoices, newest first. `version`: another one reads them again, such as after a payment. */
export function useInvoices(version: string): Live<Invoice[]> {
  const { region, workspaceId } = useWorkspaceRef()
  return useRead(
    ['invoices', region, workspaceId, version],
    async () => (await call('listInvoices', { region, workspaceId }, region)).invoices,
    { keepsPrevious: true },
  )
}
