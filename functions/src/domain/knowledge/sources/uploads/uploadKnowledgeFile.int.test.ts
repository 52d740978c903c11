import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { Writes } from '../../../../store/commit.ts'
import { listFiles } from '../../../../store/files.ts'
import { sha256 } from '../../../kernel/identifiers.ts'
import { knowledgeFolder } from '../knowledgePaths.ts'
import { uploadKnowledgeFile } from './uploadKnowledgeFile.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('uploadKnowledgeFile in %s', (region) => {
  async function makeWorld() {
    const agent = await makeAgent(region)
    const upload = (bytes: number, content: AsyncIterable<Buffer>) =>
      uploadKnowledgeFile(makePorts(), agent.caller, {
        region,
        agentId: agent.agentId,
        filename: 'a.txt',
        bytes,
        content,
      })
    const stored = () => listFiles(region, `${knowledgeFolder(agent.agentId)}uploads/`)
    return { agent, upload, stored }
  }

  async function* parts(...lengths: number[]): AsyncGenerator<Buffer> {
    for (const length of lengths) yield Buffer.alloc(length, 'a')
  }

  async function* breakingOff(): AsyncGenerator<Buffer> {
    yield* parts(2_000_000)
    throw new Error('The connection is gone')
  }

  it.each([
    ['whose connection breaks', 5_000_000, breakingOff],
    ['that is shorter than it says', 10_000, () => parts(9_000)],
    ['that is longer than it says', 10_000, () => parts(6_000, 6_000)],
    ['that never ends', 25_000_000, () => parts(...Array.from({ length: 30 }, () => 1_000_000))],
  ])('refuses a file %s, and leaves nothing', async (_, bytes, content) => {
    const { upload, stored } = await makeWorld()
    await expect(upload(bytes, content())).rejects.toThrow('The upload was interrupted')
    expect(await stored()).toEqual([])
  })

  it('stores a file whole, whatever its pieces', async () => {
    const { upload, stored } = await makeWorld()
    expect(await upload(9_001, parts(1, 4_095, 4_905))).toMatchObject({ sizeKB: 9.001 })
    expect(await stored()).toHaveLength(1)
  })

  it('refuses more than 500 files in an hour', async () => {
    const { agent, upload } = await makeWorld()
    const endsAt = Date.now() + minuteMs
    await new Writes('na')
      .set(`throttle/${sha256(`uploads:${agent.caller.uid}`)}`, { count: 499, endsAt })
      .commit()
    await upload(5, parts(5))
    await expect(upload(5, parts(5))).rejects.toThrow('You’ve uploaded 500 files within an hour')
  })
})
