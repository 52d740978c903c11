import { hourMs } from '../../../../shared/durations.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../../kernel/access/authorize.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { whileFewAreRead } from '../readSiteBrand.ts'
import { findingsOf, type PageFindings } from './findingsOf.ts'
import { openPage } from './openPage.ts'

const maxPerHour = 360

/**
 * Reads the questions and the contact of a further page of a company's website for a new agent. Nothing is
 * stored. Throws the errors of `readBrand`.
 */
export async function readBrandPage(
  ports: Pick<Ports, 'now' | 'web'>,
  caller: Caller,
  input: { region: Region; workspaceId: string; address: string },
): Promise<PageFindings> {
  await authorizeForWorkspace(caller, 'createAgent', input)
  await throttle(`readBrandPage:${input.region}:${input.workspaceId}`, maxPerHour, hourMs, ports.now())
  return whileFewAreRead(caller.uid, async () => findingsOf((await openPage(ports, input.address)).parts))
}
