import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import { call } from '../../lib/call.ts'
import type { Live } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { useRead } from '../../lib/useRead.ts'

export type Invoice = CallableOutput<'listInvoices'>['invoices'][number]

/** Invoices, newest first. `version`: asked for anew with another one, such as after a payment. */
export function useInvoices(version: string): Live<Invoice[]> {
  const { region, workspaceId } = useWorkspaceRef()
  return useRead(
    ['invoices', region, workspaceId, version],
    async () => (await call('listInvoices', { region, workspaceId }, region)).invoices,
    { keepsPrevious: true },
  )
}
