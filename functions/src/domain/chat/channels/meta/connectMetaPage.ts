import { metaPageSchema, type MetaPage, type MetaPageKind } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { queueNotice } from '../../../kernel/tasks/queueNotice.ts'
import { connectClaimed, isOfAnother, releaseAccount } from '../accounts/channelClaims.ts'
import { storeAccount } from '../connecting/storeAccount.ts'
import { finishLeaving } from '../leaving/finishLeaving.ts'
import { throttleConnecting } from '../accounts/throttleConnecting.ts'
import { requireAccepted } from './GraphRefused.ts'
import type { GrantedPage, MetaPages, MetaSignIn } from '../../../kernel/channels/Meta.ts'
import { pageSecret } from './MetaAccounts.ts'
import {
  deleteMetaLogin,
  requireMetaLogin,
  requirePermissions,
  type MetaLogin,
  type MetaLoginPorts,
} from './logins/metaLogins.ts'
import { instagramPermissions } from './logins/metaPermissions.ts'
import { deleteMetaPage } from './removeMetaPage.ts'
import { metaFailure, requireMeta } from './requireMeta.ts'

interface Connecting extends AgentRef {
  loginId: string
  kind: MetaPageKind
  pageId: string
}

/**
 * Connects a page, or its Instagram account, to an agent. Throws AppError 'already-exists' when another agent
 * has it. The page's token is stored, that of its person deleted.
 */
export async function connectMetaPage(
  ports: MetaLoginPorts & Pick<Ports, 'tasks'>,
  caller: Caller,
  { kind, pageId, ...agent }: Connecting,
): Promise<{ pageName: string }> {
  const login = await requireMetaLogin(ports, caller, { ...agent, purpose: 'pages' })
  const { pages, signIn } = requireMeta(ports)
  const { region, agentId, workspaceId } = login
  await throttleConnecting('meta', workspaceId, ports.now())
  if (kind === 'instagram') await requireInstagram(signIn, login)
  const page = await readPage(pages, login, pageId)
  if (kind === 'instagram' && page.igPageId === '')
    throw new AppError('failed-precondition', 'metaNoInstagram')
  const seenConnectedAt = await finishLeaving('meta', login, { unreached: 'again' }, (leave) =>
    deleteMetaPage(ports, login, leave),
  )
  const before = (await readDocument(region, paths.metaPage(agentId), metaPageSchema))?.data
  requireSamePage(before, pageId)
  const hadInstagram = before?.hasInstagram ?? false
  // The page has one token, which its Instagram account continues to use.
  if (hadInstagram) await requireInstagram(signIn, login)
  const owner = { region, workspaceId, agentId }
  const claim = { kind, account: kind === 'messenger' ? page.pageId : page.igPageId, ...owner }
  const instagramClaims = kind === 'messenger' && hadInstagram ? await claimsOfInstagram(owner, page) : []
  const hasInstagram = kind === 'instagram' || instagramClaims.length > 0
  const connect = async () => {
    try {
      await subscribe(pages, page)
      await save(ports, { login, caller }, page, { kind, hasInstagram, seenConnectedAt })
    } catch (error) {
      throw metaFailure(error)
    }
  }
  const { isNew } = await connectClaimed(claim, connect, instagramClaims)
  if (hadInstagram && before && before.igPageId !== page.igPageId)
    await releaseAccount({ kind: 'instagram', account: before.igPageId, ...owner })
  await deleteMetaLogin(login)
  if (isNew) await queueNotice(ports, region, 'newChannel', `${agentId}-${kind}`, { kind, agentId, region })
  return { pageName: page.pageName }
}

/**
 * Returns the claims with which an agent continues on Instagram: the page's present account, unless another
 * agent has it.
 */
async function claimsOfInstagram(owner: AgentRef & { workspaceId: string }, { igPageId }: GrantedPage) {
  if (igPageId === '' || (await isOfAnother(owner, 'instagram', igPageId))) return []
  return [{ kind: 'instagram' as const, account: igPageId, ...owner }]
}

/** Requires the permission without which Meta refuses our answers on Instagram. */
async function requireInstagram(signIn: MetaSignIn, { token }: MetaLogin): Promise<void> {
  const { scopes } = await requireAccepted(signIn.inspectToken(token.reveal())).catch((error: unknown) => {
    throw metaFailure(error)
  })
  requirePermissions(scopes, instagramPermissions)
}

async function readPage(pages: MetaPages, { token }: MetaLogin, pageId: string): Promise<GrantedPage> {
  const all = await requireAccepted(pages.list(token.reveal())).catch((error: unknown) => {
    throw metaFailure(error)
  })
  const page = all.find((one) => one.pageId === pageId && one.mayAnswer)
  if (!page) throw new AppError('failed-precondition', 'metaPageGone')
  return page
}

/** Requires the same page for both channels, because an agent has one record. */
function requireSamePage(before: MetaPage | undefined, pageId: string): void {
  if (!before || before.pageId === pageId) return
  throw new AppError('failed-precondition', { key: 'metaOtherPage', values: { name: before.pageName } })
}

/** Subscribes to the page's messages and verifies the subscription. */
async function subscribe(pages: MetaPages, { pageId, token }: GrantedPage): Promise<void> {
  await requireAccepted(pages.subscribe(pageId, token))
  const fields = await requireAccepted(pages.readSubscription(pageId, token))
  if (!fields.includes('messages')) throw new AppError('failed-precondition', 'metaNotSubscribed')
}

async function save(
  ports: MetaLoginPorts,
  { login, caller }: { login: MetaLogin; caller: Caller },
  { token, mayAnswer: _mayAnswer, ...page }: GrantedPage,
  {
    kind,
    seenConnectedAt,
    hasInstagram,
  }: { kind: MetaPageKind; seenConnectedAt: number; hasInstagram: boolean },
): Promise<void> {
  await storeAccount(ports, {
    kind: 'meta',
    ref: login,
    caller,
    schema: metaPageSchema,
    secret: { ref: pageSecret(login, login.workspaceId), text: token },
    seenConnectedAt,
    recordOf(base, before) {
      requireSamePage(before, page.pageId)
      return {
        ...base,
        ...page,
        hasMessenger: kind === 'messenger' || (before?.hasMessenger ?? false),
        hasInstagram: hasInstagram || (before?.hasInstagram === true && before.igPageId === page.igPageId),
        metaUserId: login.userId,
      }
    },
  })
}
