import { clientIdOf, clientSchema } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Actor } from '../../../shared/workspaces/roles.ts'
import { openerOf, type Caller, type Opener } from '../../kernel/access/actor.ts'
import { readClientEmail } from './clientEmail.ts'

/**
 * Returns the member who gives a new client their email, with the start of their session. For a client who
 * administers an organisation it is the member who could have opened that session, by a link or a password,
 * or who created that client in turn; empty where none is known.
 */
export async function memberBehind(region: Region, caller: Caller, actor: Actor): Promise<Opener> {
  const since = caller.authTime
  if (actor.kind !== 'client') return { by: caller.uid, since }
  const opener = openerOf(caller)
  if (opener.by) return opener
  const client = await readDocument(region, paths.client(clientIdOf(region, caller.uid)), clientSchema)
  const clientEmail = client && (await readClientEmail(region, client.data.agencyId, client.data.email))
  return clientEmail?.by ? { by: clientEmail.by, since } : { by: '' }
}
