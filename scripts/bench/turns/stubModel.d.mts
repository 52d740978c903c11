/** An OpenAI-compatible model whose times a test or a benchmark sets, in milliseconds. */
export function startStubModel(): Promise<{
  origin: string
  timing: { firstMs: number; tokenMs: number }
  stop: () => void
}>
