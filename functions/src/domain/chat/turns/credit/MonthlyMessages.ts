import { z } from 'zod'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { background } from '../../../kernel/errors/background.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'

/** `agentUsage/{agentId}_{yyyymm}`: messages that instances have answered, or reserved. */
const monthSchema = z.object({ used: z.int().nonnegative() })

const maxBlockLength = 200
const limitedBlock = 10
/**
 * An instance reserves at most this fraction of the rest, so that others are not refused for messages that it
 * may never use.
 */
const limitedPart = 20
const idleMs = 30_000

interface Block {
  path: string
  /** The limit that it was reserved under. */
  limit: number
  left: number
}

/**
 * Counts an agent's answers of a month (UTC). An instance reserves blocks, so that a busy agent does not
 * write one document with every message; it returns the rest when it is idle. The limit is never exceeded.
 */
export class MonthlyMessages {
  private readonly blocks = new Map<string, Promise<Block>>()
  private readonly now: () => number
  private idle: NodeJS.Timeout | undefined

  constructor(now: () => number) {
    this.now = now
  }

  /**
   * Counts one message; throws AppError 'out-of-credits' when the month's limit is reached. 0 means no limit.
   * Returns a function that returns the message to its month when it gets no answer; that never throws,
   * because one message too many is harmless.
   */
  async reserve(region: Region, agentId: string, limit: number): Promise<() => Promise<void>> {
    const path = monthPath(agentId, this.now())
    const key = `${region}/${agentId}`
    for (;;) {
      const pending = this.blocks.get(key) ?? this.borrow(region, key, path, limit)
      this.blocks.set(key, pending)
      const block = await pending
      if (block.path === path && block.limit === limit && block.left > 0) {
        block.left--
        this.idle = this.idle?.refresh() ?? this.flushWhenIdle()
        return () => this.releaseMessage(region, key, path)
      }
      if (this.blocks.get(key) !== pending) continue
      this.blocks.delete(key)
      // Under another limit the block may be more than the rest.
      await this.putBack(region, block)
    }
  }

  /**
   * Returns the rest after an idle time. An idle instance may have no processor then; the next request
   * returns the rest.
   */
  private flushWhenIdle(): NodeJS.Timeout {
    return setTimeout(() => background('Giving messages back', () => this.flush()), idleMs).unref()
  }

  /** Returns the number of used messages of this month; those reserved by other instances count as used. */
  async countUsed(region: Region, agentId: string): Promise<number> {
    const path = monthPath(agentId, this.now())
    const [month, block] = await Promise.all([
      readDocument(region, path, monthSchema),
      this.blocks.get(`${region}/${agentId}`),
    ])
    return (month?.data.used ?? 0) - (block?.path === path ? block.left : 0)
  }

  /** Returns the messages that this instance has not used. */
  async flush(): Promise<void> {
    const open = [...this.blocks.entries()]
    this.blocks.clear()
    await Promise.all(
      open.map(async ([key, pending]) => {
        const block = await pending.catch(() => undefined)
        if (block) await this.putBack(key.startsWith('eu/') ? 'eu' : 'na', block)
      }),
    )
  }

  private async releaseMessage(region: Region, key: string, path: string): Promise<void> {
    const block = await this.blocks.get(key)?.catch(() => undefined)
    if (block?.path === path) block.left++
    else await change(region, path, (used) => Math.max(0, used - 1)).catch(() => undefined)
  }

  private async putBack(region: Region, block: Block): Promise<void> {
    const { left, path } = block
    if (left === 0) return
    block.left = 0
    await change(region, path, (used) => Math.max(0, used - left))
  }

  private async borrow(region: Region, key: string, path: string, limit: number): Promise<Block> {
    try {
      let size = 0
      await change(region, path, (used) => {
        size =
          limit > 0
            ? Math.min(limit - used, limitedBlock, Math.max(1, Math.floor((limit - used) / limitedPart)))
            : maxBlockLength
        if (size <= 0) throw new AppError('out-of-credits')
        return used + size
      })
      return { path, limit, left: size }
    } catch (error) {
      this.blocks.delete(key)
      throw error
    }
  }
}

function monthPath(agentId: string, now: number): string {
  return paths.agentMonth(agentId, new Date(now).toISOString().slice(0, 7).replace('-', ''))
}

async function change(region: Region, path: string, next: (used: number) => number): Promise<void> {
  await untilUnchanged(async () => {
    const month = await readDocument(region, path, monthSchema)
    const used = next(month?.data.used ?? 0)
    const writes = new Writes(region)
    if (month) writes.update(path, { used }, month.version)
    else writes.create(path, { used })
    // When two requests create the month, the second starts again with what the first has written.
    await writes.commitUnchanged()
  })
}
