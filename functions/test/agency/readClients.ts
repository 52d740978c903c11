import { clientSchema } from '../../src/shared/agencies/client.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { accessSchema } from '../../src/shared/workspaces/access.ts'
import { readDocument } from '../../src/store/documents.ts'

/** Returns a client as it is stored; undefined for none. */
export async function readClient(region: Region, id: string) {
  return (await readDocument(region, paths.client(id), clientSchema))?.data
}

/** Returns the access of a client; undefined for none, and for that of a member. */
export async function readClientAccess(region: Region, uid: string) {
  const access = (await readDocument(region, paths.access(uid), accessSchema))?.data
  return access && access.kind !== 'user' ? access : undefined
}
