/** Guaraníes over the wire (D8): whole numbers, read as es-PY writes them. */
import * as v from 'valibot'
import { asAmount } from '../text/contract.ts'
import { parseGuaranies, VALUE_MAX } from './terms.ts'

const guaranies = v.pipe(
  v.number('value_invalid'),
  v.finite('value_invalid'),
  v.integer('value_whole'),
  v.minValue(0, 'value_negative'),
  v.maxValue(VALUE_MAX, 'value_large'),
)
export const ValueSchema = v.optional(
  v.union(
    [
      guaranies,
      v.pipe(
        v.string('value_invalid'),
        v.maxLength(40, 'value_invalid'),
        asAmount,
        v.transform(parseGuaranies),
        v.number('value_whole'),
        guaranies,
      ),
    ],
    (issue) => (typeof issue.input === 'string' ? 'value_whole' : 'value_invalid'),
  ),
  0,
)
