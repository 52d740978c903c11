import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'
import type { Operator } from '../operator.ts'

interface HeaderProps {
  kind: 'product' | 'plain'
  path: string
  operator: Operator
}

interface HeaderLink {
  text: string
  href: string | undefined
}

/** The logo, the links of the site, and the link to sign in. Links that the operator has not set are left out. */
export function Header({ kind, path, operator }: HeaderProps) {
  const links: HeaderLink[] =
    kind === 'product'
      ? [
          { text: 'Integration list', href: '/integrations' },
          { text: 'Pricing', href: '/pricing' },
          { text: 'Get free plan now', href: '/get-free-plan' },
          { text: 'About Us', href: '/legal/about' },
          { text: 'Security', href: '/security' },
        ]
      : [
          { text: 'Affiliates', href: operator.affiliates },
          { text: 'Docs', href: '/docs' },
          { text: 'Discord', href: operator.discord },
          { text: 'Pricing', href: '/pricing' },
        ]
  return (
    <header className="head">
      <a className="brand" href={path === '/landing2' ? '/landing2' : '/'}>
        <img src={defaultBrand.logo.light} alt="" width="24" height="24" />
        {defaultBrand.name}
      </a>
      <nav aria-label="Site">
        {links.map(
          ({ text, href }) =>
            href && (
              <a key={text} href={href} aria-current={href === path ? 'page' : undefined}>
                {text}
              </a>
            ),
        )}
      </nav>
      <div className="head-account">
        <a href="/login">Sign in</a>
        <a className="button quiet" href="/signup">
          Create an account
        </a>
      </div>
    </header>
  )
}
