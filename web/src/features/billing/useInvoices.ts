import type { CallableOutput } from '@parley/functions/shared/callables'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import type { Live } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'

export type Invoice = CallableOutput<'listInvoices'>['invoices'][number]

/** Invoices, newest first. `version`: asked for anew with another one, such as after a payment. */
export function useInvoices(version: string): Live<Invoice[]> {
  const { region, workspaceId } = useWorkspaceRef()
  const [invoices, setInvoices] = useState<Live<Invoice[]>>({ status: 'loading' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isOver = false
    call('listInvoices', { region, workspaceId }, region).then(
      (answer) => isOver || setInvoices({ status: 'ready', data: answer.invoices }),
      (error: unknown) => {
        const retry = () => {
          setInvoices({ status: 'loading' })
          setTries(tries + 1)
        }
        if (!isOver) setInvoices({ status: 'error', error, retry })
      },
    )
    return () => {
      isOver = true
    }
  }, [region, workspaceId, version, tries])

  return invoices
}
