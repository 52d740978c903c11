import type { GuideSection } from './GuideSection.ts'

/** The section for owners of an agent on another platform. */
export const movingIn: GuideSection = {
  id: 'moving-in',
  title: 'Move in from another platform',
  body: (
    <>
      <p>
        <b>New Agent</b>, <b>From another platform</b> takes the file you export from the other platform:
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
          <b>CSV:</b> one column of questions and one of answers.
        </li>
      </ul>
      <p>
        The file is read in your browser. Before anything is created, you see what the new agent gets: name,
        prompt, greeting, suggested questions, model, knowledge and steps. Below that is everything left out,
        and why. Calls to other services, program code and secrets are never imported. Websites aren’t read
        until you start it.
      </p>
      <p>
        Your old agent’s questions become tests. <b>Run tests</b> puts them all to the new agent, so you can
        compare answers before you publish.
      </p>
    </>
  ),
}
