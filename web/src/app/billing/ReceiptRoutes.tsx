import { useParams, useSearchParams } from 'react-router-dom'
import { CreditPage } from '../../features/usage/receipts/CreditPage.tsx'
import { ReceiptPage } from '../../features/usage/receipts/ReceiptPage.tsx'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import { useAgentNames } from '../agents/useAgentNames.ts'

export function ReceiptRoute() {
  const { lease = '' } = useParams()
  const [search] = useSearchParams()
  const names = useAgentNames()
  return <ReceiptPage lease={lease} messageId={search.get('message') ?? ''} names={names} />
}

export function CreditRoute() {
  const seq = Number(useParams()['seq'])
  const names = useAgentNames()
  if (!Number.isSafeInteger(seq) || seq < 1) return <NotFoundPage />
  return <CreditPage seq={seq} names={names} />
}
