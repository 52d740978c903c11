import { blueprintLinkSchema } from '../../../shared/agents/blueprint.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/** Throws AppError 'failed-precondition' where an agent follows a blueprint already. */
export async function requireUnlinked(region: Region, agentId: string): Promise<void> {
  const link = await readDocument(region, paths.blueprintLink(agentId), blueprintLinkSchema)
  if (link) throw new AppError('failed-precondition', 'followsAlready')
}
