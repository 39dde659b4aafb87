type Typed = { readonly type: string }
type Plain = string | number | boolean | undefined

type KeyOf<T> = T extends Plain ? never : keyof T
type FieldOf<T, K> = T extends Plain ? never : K extends keyof T ? T[K] : never
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never
type ListIn<T> = Extract<T, readonly unknown[]>
type ObjectIn<T> = Exclude<T, Plain | readonly unknown[]>

/** The fields, however deep, that are written and would not be read again. */
export type Forgotten<Written, Read> =
  | ([ListIn<Written>] extends [never] ? never : Forgotten<ItemOf<Written>, ItemOf<Read>>)
  | {
      [K in KeyOf<ObjectIn<Written>>]: K extends KeyOf<ObjectIn<Read>>
        ? Forgotten<FieldOf<ObjectIn<Written>, K>, FieldOf<ObjectIn<Read>, K>>
        : K
    }[KeyOf<ObjectIn<Written>>]

/** The types that are written with a value or a field that would not be read again. */
export type Unread<Written extends Typed, Read extends Typed> = {
  [T in Written['type']]: [Extract<Written, { type: T }>] extends [Extract<Read, { type: T }>]
    ? [Forgotten<Extract<Written, { type: T }>, Extract<Read, { type: T }>>] extends [never]
      ? never
      : T
    : T
}[Written['type']]

export type None<T extends never> = T
