/** Stands in for the product's own brand in what agencies' addresses serve: its name is not even in the files. */
export { neutralBrand as defaultBrand } from '../functions/src/shared/brand/neutralBrand.ts'
