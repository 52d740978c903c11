import { z } from 'zod'
import { uidOfClient } from '../../src/shared/agencies/client.ts'
import { paths } from '../../src/shared/paths.ts'
import { readDocument } from '../../src/store/documents.ts'
import { Query } from '../../src/store/Query.ts'
import type { Tenant } from './makeTenant.ts'

const anything = z.record(z.string(), z.unknown())

/** Returns the version of every document of a tenant, by its path. */
export async function readVersions(tenant: Tenant): Promise<Map<string, string>> {
  const { region, workspaceId, agentId, orgId, agencyId, clientId } = tenant
  const roots = [
    paths.workspace(workspaceId),
    paths.agent(agentId),
    paths.runtime(agentId),
    paths.org(orgId),
    paths.agency(agencyId),
    paths.client(clientId),
    paths.access(uidOfClient(region, clientId)),
    paths.access(tenant.caller.uid),
    paths.walletOf(workspaceId),
  ]
  const versions = new Map<string, string>()
  await Promise.all(
    roots.map(async (path) => {
      const stored = await readDocument(region, path, anything)
      versions.set(path, stored?.version ?? 'none')
      for (const below of await Query.below(region, path).limit(300).read())
        versions.set(below.path, below.version)
    }),
  )
  return versions
}
