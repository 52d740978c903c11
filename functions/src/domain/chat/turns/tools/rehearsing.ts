import type { RunTool } from '../../tools/RunTool.ts'

/** Runs tools that only read; those that change something are reported as done. */
export function rehearsing(run: RunTool): RunTool {
  return async (asked) =>
    asked.tool.effect === 'change'
      ? { ended: 'ok', answer: JSON.stringify({ done: true }), values: {}, totalMs: 0 }
      : run(asked)
}
