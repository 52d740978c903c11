import type { MetaPageChoice } from '../../../../../shared/channels/channels.ts'
import type { Caller } from '../../../../kernel/access/actor.ts'
import type { AgentRef } from '../../../../kernel/access/AgentRef.ts'
import { throttleConnecting } from '../../accounts/throttleConnecting.ts'
import { requireAccepted } from '../GraphRefused.ts'
import { requireMetaLogin, type MetaLoginPorts } from './metaLogins.ts'
import { metaFailure, requireMeta } from '../requireMeta.ts'

/** Returns the pages of a finished sign-in whose messages the person may answer. */
export async function listMetaPages(
  ports: MetaLoginPorts,
  caller: Caller,
  input: AgentRef & { loginId: string },
): Promise<{ pages: MetaPageChoice[] }> {
  const { token, workspaceId } = await requireMetaLogin(ports, caller, { ...input, purpose: 'pages' })
  await throttleConnecting('meta', workspaceId, ports.now())
  try {
    const pages = await requireAccepted(requireMeta(ports).pages.list(token.reveal()))
    return {
      pages: pages
        .filter(({ mayAnswer }) => mayAnswer)
        .map(({ token: _token, mayAnswer: _mayAnswer, ...page }) => page),
    }
  } catch (error) {
    throw metaFailure(error)
  }
}
