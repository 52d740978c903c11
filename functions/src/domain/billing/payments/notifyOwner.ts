import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { BillingNotice } from '../BillingPorts.ts'

const notices: Record<BillingNotice, { subject: string; text: string }> = {
  creditLow: {
    subject: '20% of your credits left',
    text: 'Your workspace has used 80% of its credits. Agents keep answering. Top up before they run out.',
  },
  creditNearlyGone: {
    subject: 'Your credits are almost gone',
    text: 'Your workspace has 5% of its credits left. When they’re gone, your agents stop answering until you top up.',
  },
  rechargeDeclined: {
    subject: 'Your automatic recharge is paused',
    text: 'Your card was declined three times, so automatic recharge is paused. Add another card, then turn it on again.',
  },
  rechargeNeedsOwner: {
    subject: 'Your bank asks you to confirm a payment',
    text: 'Your bank needs you to confirm payments, so automatic recharge is paused. Top up once in the dashboard, then turn it on again.',
  },
  paymentFailed: {
    subject: 'Your subscription payment failed',
    text: 'The payment for your plan failed. Your plan stays for seven days. Update your card before then.',
  },
  saleUndelivered: {
    subject: 'A client has paid for credits that they did not get',
    text: 'A client has paid for credits, but their organization was deleted meanwhile, or your workspace has too few credits. Please refund the payment in your Stripe account, or transfer the credits.',
  },
  saleRefused: {
    subject: 'A client could not buy credits from you',
    text: 'A client wanted to buy credits, but your workspace has too few to sell. Nothing was charged. Top up, so that your clients can buy again.',
  },
}

interface OwnerNotice {
  region: Region
  workspaceId: string
  notice: BillingNotice
  key: string
  /** The names and amounts that it is about. */
  about?: string | undefined
}

/**
 * Notifies a workspace's owner by email. The same key a second time sends nothing. Throws AppError
 * 'unavailable' when the email cannot be sent.
 */
export async function notifyOwner(
  { mail }: Pick<Ports, 'mail'>,
  webOrigin: string,
  { region, workspaceId, notice, key, about }: OwnerNotice,
): Promise<void> {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) return
  const { subject, text } = notices[notice]
  const url = `${webOrigin}/app/${region}/billing`
  await mail.send({
    to: workspace.data.email,
    subject,
    text: [text, about, url].filter(Boolean).join('\n\n'),
    html: mailHtml({ heading: subject, lead: text, quote: about, action: { label: 'Open billing', url } }),
    idempotencyKey: key,
  })
}
