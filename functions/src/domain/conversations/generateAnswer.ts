import type { Message, Receipt } from '../../shared/conversation.ts'
import { priceRule } from '../../shared/models.ts'
import type { Region } from '../../shared/regions.ts'
import type { Source } from '../../shared/widgetApi.ts'
import { AppError } from '../AppError.ts'
import { longestTurnMs, type Hold } from '../credits/LeaseBook.ts'
import { affordableOutputTokens, fewestOutputTokens, mostTokens, priceUsage } from '../credits/priceUsage.ts'
import type { LiveAgent } from './AgentCache.ts'
import { buildPrompt } from './buildPrompt.ts'
import type { Engine } from './Engine.ts'

/** Passages that a prompt carries at most. */
const mostPassages = 4
/** What is left of a turn's time for its commit. */
const commitMs = 20_000

export interface Generated {
  text: string
  sources: Source[]
  receipt: Receipt
  hold: Hold
  firstTokenAt: number
}

/**
 * Reserves credit for the dearest possible answer, then lets the model speak. Nothing is asked of a model before
 * the credit is held; whatever fails afterwards gives it back.
 */
export async function generateAnswer(
  engine: Engine, live: LiveAgent, region: Region, history: Message[], question: string, onText: (text: string) => void,
): Promise<Generated> {
  const { vgOptions } = live.agent
  const sources = live.index?.search(question, mostPassages) ?? []
  const prompt = buildPrompt(live.agent, history, sources, question)
  const inputBound = mostTokens(prompt.instructions) + prompt.messages.reduce((sum, message) => sum + mostTokens(message.content), 0)
  const book = engine.book(region, live.workspaceId)
  const hold = await book.hold({
    wanted: priceUsage(vgOptions.model, inputBound, vgOptions.maxTokens),
    least: priceUsage(vgOptions.model, inputBound, Math.min(fewestOutputTokens, vgOptions.maxTokens)),
  })
  try {
    const parts = engine.ports.languageModel.stream({
      model: vgOptions.model,
      ...prompt,
      temperature: vgOptions.temperature,
      maxOutputTokens: Math.min(vgOptions.maxTokens, affordableOutputTokens(vgOptions.model, hold.amount, inputBound)),
      signal: AbortSignal.timeout(longestTurnMs - commitMs),
    })
    let text = ''
    let firstTokenAt = 0
    let usage = { inputTokens: 0, outputTokens: 0 }
    for await (const part of parts) {
      if (part.type === 'usage') {
        usage = part
        continue
      }
      firstTokenAt ||= engine.ports.now()
      text += part.text
      onText(part.text)
    }
    if (!text.trim()) throw new AppError('unavailable', 'The model gave no answer. Please try again.')
    return { text, sources, hold, firstTokenAt, receipt: receipt(live, hold, usage, inputBound, text) }
  } catch (error) {
    book.release(hold)
    throw error
  }
}

/** A cost above what was held is ours to bear: the owner was promised the bound. */
function receipt(live: LiveAgent, hold: Hold, usage: { inputTokens: number; outputTokens: number }, inputBound: number, text: string): Receipt {
  const { model } = live.agent.vgOptions
  // Some compatible servers report no usage; a quarter of the characters is the customary estimate.
  const inputTokens = usage.inputTokens || Math.ceil(inputBound / 2)
  const outputTokens = usage.outputTokens || Math.ceil(text.length / 4)
  const amount = Math.min(hold.amount, priceUsage(model, inputTokens, outputTokens))
  return { lease: hold.lease, amount, model, inputTokens, outputTokens, rule: priceRule }
}
