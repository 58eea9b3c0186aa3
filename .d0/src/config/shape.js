import { getNodeValue } from 'jsonc-parser';
import { quoted, toAdvice } from '../text/nearest.js';
import { configError, describeValue } from './source.js';
export function required(shape) {
    return { shape, required: true };
}
export function optional(shape) {
    return { shape, required: false };
}
/** The same shape with a sentence for the editor. */
export function described(description, shape) {
    return { ...shape, jsonSchema: { description, ...shape.jsonSchema } };
}
/** A string of a given form; `meaning` completes "must be …". */
export function text(meaning, pattern) {
    const form = pattern === undefined ? undefined : new RegExp(pattern, 'u');
    return {
        jsonSchema: { type: 'string', ...(pattern === undefined ? {} : { pattern }) },
        read(node, source, key) {
            if (node.type === 'string' && (form?.test(node.value) ?? true))
                return node.value;
            throw mismatch(node, source, key, meaning);
        },
    };
}
export const flag = {
    jsonSchema: { type: 'boolean' },
    read(node, source, key) {
        if (node.type !== 'boolean')
            throw mismatch(node, source, key, '`true` or `false`');
        return node.value;
    },
};
export function oneOf(values) {
    return {
        jsonSchema: { enum: values },
        read(node, source, key) {
            const value = values.find((known) => node.type === 'string' && known === node.value);
            if (value !== undefined)
                return value;
            if (node.type !== 'string')
                throw mismatch(node, source, key, quoted(values, 'or'));
            throw configError(source, node.offset, `\`${key}\` cannot be ${describeValue(node)}${toAdvice(node.value, values)}`);
        },
    };
}
export function listOf(element) {
    return {
        jsonSchema: { type: 'array', items: element.jsonSchema },
        read(node, source, key) {
            if (node.type !== 'array')
                throw mismatch(node, source, key, 'a list');
            return (node.children ?? []).map((child, index) => element.read(child, source, `${key}[${index}]`));
        },
    };
}
/** An object of known members; any other is an error that names the nearest known one. */
export function objectOf(members) {
    const known = Object.keys(members);
    const needed = known.filter((name) => members[name]?.required === true);
    return {
        jsonSchema: {
            type: 'object',
            properties: Object.fromEntries(known.map((name) => [name, members[name]?.shape.jsonSchema])),
            ...(needed.length === 0 ? {} : { required: needed }),
            additionalProperties: false,
        },
        read(node, source, key) {
            const given = readProperties(node, source, key);
            for (const { name, offset } of given.values()) {
                if (!known.includes(name))
                    throw configError(source, offset, `\`${name}\` is not a key of ${keyInWords(key)}${toAdvice(name, known)}`);
            }
            const missing = needed.find((name) => !given.has(name));
            if (missing !== undefined)
                throw configError(source, node.offset, `${keyInWords(key)} needs the key \`${missing}\`.`);
            return Object.fromEntries(Array.from(given.values(), ({ name, value }) => [name, members[name]?.shape.read(value, source, key === '' ? name : `${key}.${name}`)]));
        },
    };
}
/** An object with any keys of one form. */
export function recordOf(keyMeaning, keyPattern, element) {
    const form = new RegExp(keyPattern, 'u');
    return {
        jsonSchema: { type: 'object', propertyNames: { pattern: keyPattern }, additionalProperties: element.jsonSchema },
        read(node, source, key) {
            return new Map(Array.from(readProperties(node, source, key).values(), ({ name, value, offset }) => {
                if (!form.test(name))
                    throw configError(source, offset, `\`${name}\` in \`${key}\` is not ${keyMeaning}.`);
                return [name, { value: element.read(value, source, `${key}.${name}`), offset }];
            }));
        },
    };
}
/** Any object, as plain data. */
export const anyObject = {
    jsonSchema: { type: 'object' },
    read(node, source, key) {
        if (node.type !== 'object')
            throw mismatch(node, source, key, 'an object');
        return getNodeValue(node);
    },
};
/** The properties of an object by name. A name given twice is an error: JSON parsers disagree about which one counts. */
export function readProperties(node, source, key) {
    if (node.type !== 'object')
        throw mismatch(node, source, key, 'an object');
    const properties = new Map();
    for (const { children: [name, value] = [] } of node.children ?? []) {
        if (!name || !value)
            continue;
        const property = { name: name.value, offset: name.offset, value };
        if (properties.has(property.name))
            throw configError(source, property.offset, `\`${property.name}\` is given twice in ${keyInWords(key)}.`);
        properties.set(property.name, property);
    }
    return properties;
}
export function mismatch(node, source, key, meaning) {
    return configError(source, node.offset, `${keyInWords(key)} must be ${meaning}, not ${describeValue(node)}.`);
}
function keyInWords(key) {
    return key === '' ? 'the configuration' : `\`${key}\``;
}
