/** Replaces the product's own brand in the site of agencies, whose files do not contain the product's name. */
export { neutralBrand as defaultBrand } from '../functions/src/shared/brand/neutralBrand.ts'
