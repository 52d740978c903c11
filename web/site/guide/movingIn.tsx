import type { GuideSection } from './GuideSection.ts'

/** The section for owners of an agent on another platform. */
export const movingIn: GuideSection = {
  id: 'moving-in',
  title: 'Move in from another platform',
  body: (
    <>
      <p>
        <b>New Agent</b>, <b>From another platform</b> takes the file that the other platform exports:
      </p>
      <ul>
        <li>
          <b>Voiceflow:</b> the project as a <code>.vf</code> file.
        </li>
        <li>
          <b>Typebot:</b> the exported flow as JSON.
        </li>
        <li>
          <b>Dify:</b> the DSL of the app as YAML, without secrets.
        </li>
        <li>
          <b>Convocore:</b> the template of the agent as JSON.
        </li>
        <li>
          <b>CSV:</b> one column with questions, one with answers.
        </li>
      </ul>
      <p>
        Your browser reads the file. Before anything is created you see what the new agent gets: name, prompt,
        greeting, suggested questions, model, knowledge and steps. Below is what is not taken, and why: calls
        to other services, program code and secrets never are. Websites are not read until you start that.
      </p>
      <p>
        The questions of the former agent become tests. <b>Run tests</b> asks the new agent all of them, so
        that you can compare its answers before you publish.
      </p>
    </>
  ),
}
