import { z } from 'zod'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'

/** Returns whether an account of another service is connected to the agent. */
export async function hasChannels({ region, agentId }: AgentRef): Promise<boolean> {
  const records = [paths.telegramBot, paths.discordChannel, paths.metaPage, paths.waNumber]
  const stored = await Promise.all(
    records.map((pathOf) => readDocument(region, pathOf(agentId), z.object({}))),
  )
  return stored.some((record) => record !== undefined)
}
