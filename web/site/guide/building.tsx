import type { GuideSection } from './GuideSection.ts'

/** Flows, functions, tests and versions. */
export const building: GuideSection[] = [
  {
    id: 'flows',
    title: 'Flows',
    body: (
      <>
        <p>
          A flow divides a conversation into steps. Each step has a prompt of its own, fields to collect, and
          conditions that lead to other steps: exact rules, or a sentence that the model judges.
        </p>
        <p>
          <b>Prompt view</b> shows the steps as text, <b>Canvas</b> draws them; both change the same flow, and
          undo works across both. The test chat marks the step that answers.
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
          and the request, and press <b>Try it</b>: you see the real request and the response.
        </p>
        <ul>
          <li>
            Keys belong into <b>Credentials</b>. They are encrypted and never shown again.
          </li>
          <li>
            With <b>Changes something</b>, the visitor is asked first, in a sentence that you write.
          </li>
          <li>A function never runs twice for one message, also when something fails in between.</li>
          <li>
            Servers with the Model Context Protocol are added under <b>MCP servers</b>.
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
          Save a question with what its answer must contain, which passage it must use, or which step it must
          reach. <b>Publish</b> can run all of them first and shows the ones that fail.
        </p>
        <p>
          <b>Version History</b> keeps the last 20 versions with what has changed. Any of them can be
          restored, whole or in part.
        </p>
      </>
    ),
  },
]
