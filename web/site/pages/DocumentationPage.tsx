import { building } from '../guide/building.tsx'
import { firstSteps } from '../guide/firstSteps.tsx'
import { movingIn } from '../guide/movingIn.tsx'
import { operating } from '../guide/operating.tsx'

const chapters = [
  { title: 'First steps', sections: [...firstSteps, movingIn] },
  { title: 'Building', sections: building },
  { title: 'Every day', sections: operating },
]

/** The documentation for users. The script adds a search over its sections. */
export function DocumentationPage() {
  return (
    <div className="docs">
      <nav aria-label="Documentation">
        <label className="docs-search" hidden>
          <span>Search</span>
          <input type="search" placeholder="Knowledge, WhatsApp, …" />
        </label>
        {chapters.map(({ title, sections }) => (
          <div key={title}>
            <b>{title}</b>
            {sections.map((section) => (
              <a key={section.id} href={`#${section.id}`}>
                {section.title}
              </a>
            ))}
          </div>
        ))}
      </nav>
      <div className="prose">
        <h1>Documentation</h1>
        <output className="docs-count" />
        {chapters.flatMap(({ sections }) =>
          sections.map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {body}
            </section>
          )),
        )}
      </div>
    </div>
  )
}
