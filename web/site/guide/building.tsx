import type { GuideSection } from './GuideSection.ts'

/** Flows, functions, tests and versions. */
export const building: GuideSection[] = [
  {
    id: 'flows',
    title: 'Flows',
    body: (
      <>
        <p>
          A flow divides a conversation into steps. Each step has its own prompt, details to collect, and
          conditions that lead to other steps: exact rules, or a sentence the model decides on.
        </p>
        <p>
          <b>Prompt view</b> shows the steps as text and <b>Canvas</b> draws them. Both edit the same flow,
          and undo works across both. The test chat highlights the step that answers.
        </p>
      </>
    ),
  },
  {
    id: 'functions',
    title: 'Functions',
    body: (
      <>
        <p>
          A function lets the agent call an API. Describe in one sentence when to use it, add its parameters
          and the request, and press <b>Try it</b> to see the real request and response.
        </p>
        <ul>
          <li>
            Store keys under <b>Credentials</b>. They’re encrypted and never shown again.
          </li>
          <li>
            With <b>Changes something</b>, the visitor is asked first, in a sentence you write.
          </li>
          <li>A function never runs twice for the same message, even if something fails along the way.</li>
          <li>
            Add Model Context Protocol servers under <b>MCP servers</b>.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'tests',
    title: 'Tests and versions',
    body: (
      <>
        <p>
          Save a question along with what its answer must contain, which passage it must use, or which step it
          must reach. <b>Publish</b> can run them all first and show you the ones that fail.
        </p>
        <p>
          <b>Version History</b> keeps the last 20 versions and what changed in each. You can restore any of
          them, in whole or in part.
        </p>
      </>
    ),
  },
]
