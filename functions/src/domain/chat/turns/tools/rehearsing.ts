import type { RunTool } from '../../tools/RunTool.ts'

/** Runs tools that only read; of those that change something it is said that they have worked. */
export function rehearsing(run: RunTool): RunTool {
  return async (asked) =>
    asked.tool.effect === 'change'
      ? { ended: 'ok', answer: JSON.stringify({ done: true }), values: {}, totalMs: 0 }
      : run(asked)
}
