import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'

/** The brand's logo for the visitor's colour scheme. The brand's name is beside it. */
export function Logo({ size }: { size: number }) {
  const { light, dark } = defaultBrand.logo
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img src={light} alt="" width={size} height={size} />
    </picture>
  )
}
