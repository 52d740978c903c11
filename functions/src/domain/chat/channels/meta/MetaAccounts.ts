import { metaPageSchema, type MetaPage, type MetaPageKind } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { readTenantSecret, type SecretRef } from '../../../kernel/secrets/tenantSecrets.ts'
import type { SecretText } from '../../../kernel/secrets/SecretText.ts'
import { OpenAccounts } from '../accounts/OpenAccounts.ts'

/** An agent's page with its token. */
export interface OpenPage extends MetaPage {
  token: SecretText
}

export function pageSecret({ region, agentId }: AgentRef, workspaceId: string): SecretRef {
  return { region, workspaceId, name: `meta-page-${agentId.replaceAll('_', '-')}` }
}

/** Returns the id of a page on a channel; empty when the agent does not answer there. */
function accountOf(page: MetaPage, kind: MetaPageKind): string {
  if (kind === 'messenger') return page.hasMessenger ? page.pageId : ''
  return page.hasInstagram ? page.igPageId : ''
}

/** A cache of the pages of this instance's agents on one channel. */
export class MetaAccounts extends OpenAccounts<OpenPage> {
  constructor(ports: Pick<Ports, 'keys' | 'now' | 'tasks'>, kind: MetaPageKind) {
    super(ports, {
      name: `metaAccounts ${kind}`,
      kind: 'meta',
      read: (ref) => readOpenPage(ports.keys, ref),
      accountOf: (page) => accountOf(page, kind),
    })
  }
}

async function readOpenPage(keys: Ports['keys'], ref: AgentRef): Promise<OpenPage | undefined> {
  const stored = await readDocument(ref.region, paths.metaPage(ref.agentId), metaPageSchema)
  if (stored?.data.state !== 'connected') return undefined
  const token = await readTenantSecret(keys, pageSecret(ref, stored.data.ownerID))
  return token && { ...stored.data, token }
}
