import { Link } from 'react-router-dom'
import { Marked } from './Marked.tsx'
import styles from './Passages.module.css'
import { tellingWords } from './tellingWords.ts'
import { t } from '../texts.ts'

interface PassageShown {
  id: string
  title: string
  text: string
  /** The URL of the passage on the web. */
  url?: string | undefined
  /** The page of its source in the dashboard. */
  path?: string
}

interface PassagesProps {
  sources: readonly PassageShown[]
  /** The sentence or the answer whose words are marked in the passages. */
  answer?: string
}

/** The passages that an answer cites, with the words that are in both. */
export function Passages({ sources, answer = '' }: PassagesProps) {
  const words = tellingWords(answer)
  return (
    <ul className={styles.passages} aria-label={t('passagesUsed')}>
      {sources.map((source) => (
        <li key={source.id}>
          <b dir="auto">
            <PassageTitle {...source} />
          </b>
          <p dir="auto">
            <Marked text={source.text} words={words} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The title as a link to the passage on the web, or else in the dashboard. */
function PassageTitle({ title, url, path }: PassageShown) {
  // Only URLs that a browser opens as a page, because a crawled site is not trusted.
  if (url !== undefined && /^https?:/i.test(url))
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {title}
      </a>
    )
  return path === undefined ? title : <Link to={path}>{title}</Link>
}
