import type { GuideSection } from './GuideSection.ts'

/** The sections that lead from an account to an agent on a website. */
export const firstSteps: GuideSection[] = [
  {
    id: 'first-agent',
    title: 'Your first agent',
    body: (
      <>
        <p>
          <a href="/signup">Create an account</a> and choose the region where your data is stored. You can’t
          change a workspace’s region later.
        </p>
        <ol>
          <li>
            <b>New Agent</b> asks for a name and a template. Or let the wizard on the same page read your
            website and suggest a name, a color and a greeting.
          </li>
          <li>
            <b>Knowledge</b> is what the agent answers from.
          </li>
          <li>The test chat on the right answers right away, including changes you haven’t published.</li>
          <li>
            <b>Publish</b> gives visitors what you tested.
          </li>
        </ol>
      </>
    ),
  },
  {
    id: 'knowledge',
    title: 'Knowledge',
    body: (
      <>
        <p>Combine five kinds of sources:</p>
        <ul>
          <li>
            <b>Files:</b> PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML and plain text.
          </li>
          <li>
            <b>Text</b> you write or paste.
          </li>
          <li>
            <b>Questions and answers.</b> A question in the same words gets exactly this answer, without a
            model.
          </li>
          <li>
            <b>Websites.</b> Choose how deep to read, which paths to skip, and how often to refresh the pages.
          </li>
          <li>
            <b>Corrections.</b> In a conversation, <i>Correct this answer</i> adds the right one.
          </li>
        </ul>
        <p>
          <b>Unanswered questions</b> lists what your agent couldn’t answer, most frequent first.
        </p>
      </>
    ),
  },
  {
    id: 'website',
    title: 'Put it on your website',
    body: (
      <>
        <p>
          Choose <b>Add widget to website</b> after publishing and paste the line before the closing{' '}
          <code>body</code> tag. Later versions reach the page within a minute or two. The line stays the
          same.
        </p>
        <pre>
          <code>{'<script src="https://HOST/widget/REGION-AGENT.js" async></script>'}</code>
        </pre>
        <p>To show the chat inside a page, name the element it should fill:</p>
        <pre>
          <code>
            {
              '<div id="chat" style="height: 600px"></div>\n<script src="https://HOST/widget/REGION-AGENT.js"\n  data-placement="embedded" data-target="#chat" async></script>'
            }
          </code>
        </pre>
        <p>
          If the page has a content security policy, allow the host of the script in <code>script-src</code>{' '}
          and <code>font-src</code>, and the address of your region’s widget function in{' '}
          <code>connect-src</code>.
        </p>
      </>
    ),
  },
]
