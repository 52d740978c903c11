import { t } from './texts.ts'

/** The link for people without an account, if the agency accepts requests. */
export function NoAccountLine() {
  return <p className="auth-foot">{t.rich('noAccount', { link: (text) => <a href="/signup">{text}</a> })}</p>
}
