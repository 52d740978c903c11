import { Link } from 'react-router-dom'
import styles from './Passages.module.css'
import { t } from './texts.ts'

interface PassageShown {
  id: string
  title: string
  text: string
  /** Where it stands on the web. */
  url?: string | undefined
  /** The page of its source in the dashboard. */
  path?: string
}

/** The pieces of knowledge that an answer rests on. */
export function Passages({ sources }: { sources: readonly PassageShown[] }) {
  return (
    <ul className={styles.passages} aria-label={t('passagesUsed')}>
      {sources.map((source) => (
        <li key={source.id}>
          <b dir="auto">
            <PassageTitle {...source} />
          </b>
          <p dir="auto">{source.text}</p>
        </li>
      ))}
    </ul>
  )
}

/** The title leads to where the passage stands: on the web, else in the dashboard. */
function PassageTitle({ title, url, path }: PassageShown) {
  // Only what a browser opens as a page; an address is as strange as the site that it came from.
  if (url !== undefined && /^https?:/i.test(url))
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {title}
      </a>
    )
  return path === undefined ? title : <Link to={path}>{title}</Link>
}
