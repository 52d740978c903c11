import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'
import type { Operator } from '../operator.ts'
import { SiteLink } from '../SiteLink.tsx'
import { useWords } from '../words.ts'
import { Logo } from './Logo.tsx'

interface HeaderProps {
  kind: 'product' | 'plain'
  path: string
  operator: Operator
}

/**
 * The logo, the links of the site, and the link to sign in. Links that the operator has not set are left out.
 * On a phone, the links are in a menu that needs no script.
 */
export function Header({ kind, path, operator }: HeaderProps) {
  const t = useWords('frame')
  return (
    <header className="head">
      <SiteLink className="brand" to={path === '/landing2' ? '/landing2' : '/'}>
        <Logo size={24} />
        {defaultBrand.name}
      </SiteLink>
      <button type="button" className="head-menu" popoverTarget="site-menu" aria-label={t('menu')}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <nav id="site-menu" popover="auto" aria-label={t('site')}>
        {kind === 'product' ? <ProductLinks path={path} /> : <PlainLinks path={path} operator={operator} />}
      </nav>
      <div className="head-account">
        <a href="/login">{t('signIn')}</a>
        <a className="button quiet" href="/signup">
          {t('createAccount')}
        </a>
      </div>
    </header>
  )
}

function ProductLinks({ path }: { path: string }) {
  const t = useWords('frame')
  const links = [
    { text: t('integrationList'), to: '/integrations' },
    { text: t('pricing'), to: '/pricing' },
    { text: t('freePlan'), to: '/get-free-plan' },
    { text: t('aboutUs'), to: '/legal/about' },
    { text: t('security'), to: '/security' },
  ]
  return links.map(({ text, to }) => (
    <SiteLink key={to} to={to} isCurrent={to === path}>
      {text}
    </SiteLink>
  ))
}

function PlainLinks({ path, operator }: Pick<HeaderProps, 'path' | 'operator'>) {
  const t = useWords('frame')
  return (
    <>
      {operator.affiliates && <a href={operator.affiliates}>{t('affiliates')}</a>}
      <SiteLink to="/docs" isCurrent={path === '/docs'}>
        {t('docs')}
      </SiteLink>
      {operator.discord && <a href={operator.discord}>Discord</a>}
      <SiteLink to="/pricing">{t('pricing')}</SiteLink>
    </>
  )
}
