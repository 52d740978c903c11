import { afterAll } from 'vitest'

// The widget's element reports 50 ms after its removal, in the window of its own file (`host.ts`).
afterAll(() => new Promise((resolve) => setTimeout(resolve, 60)))
