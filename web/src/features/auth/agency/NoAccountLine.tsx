import { t } from './texts.ts'

/** The way for those who have no account, where the agency takes requests. */
export function NoAccountLine() {
  return <p className="auth-foot">{t.rich('noAccount', { link: (text) => <a href="/signup">{text}</a> })}</p>
}
